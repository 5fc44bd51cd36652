// Runs passes of LLVM's over a module and notes what they changed.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_LLVMPIPELINE_H
#define PALINDROME_VERIFY_SEEK_PASSES_LLVMPIPELINE_H

#include "verify/seek/passes/Changes.h"

namespace palindrome::passes {

/// Why `pipeline` is none for `opt -passes`, in one line; nothing if it is one.
std::optional<std::string>
findLLVMProblem(llvm::StringRef pipeline,
                llvm::ArrayRef<PassExtension> extensions = {});

/// Runs the pipeline over `module` as opt does, with the cost model of the
/// module's target, and adds what it changed to `changes`: what each run of a
/// pass did if `isEachPass`, else what all did together. `onStage` is called
/// with the name of each pass before it runs. `findLLVMProblem` finds nothing
/// about the pipeline with the same extensions.
void runLLVMPipeline(llvm::Module &module, llvm::StringRef pipeline,
                     bool isEachPass, Changes &changes,
                     llvm::function_ref<void(llvm::StringRef)> onStage,
                     llvm::ArrayRef<PassExtension> extensions = {});

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_LLVMPIPELINE_H
