// Writes a module for an older release of LLVM, and notes what that changed.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_RELEASE_H
#define PALINDROME_VERIFY_SEEK_PASSES_RELEASE_H

#include "verify/seek/passes/Changes.h"

namespace palindrome::passes {

/// The path of `llvm-as` of a release; empty if it is not installed.
std::string findAssembler(unsigned release);

/// Writes `module` as LLVM `release` reads it. If that release's llvm-as is
/// installed, it has to read the text and find nothing wrong. The text is read
/// again, and what differs from the module is added to `changes`. The module is
/// used up. `onStage` is called with what is done.
void runRelease(llvm::Module &module, unsigned release, Changes &changes,
                llvm::function_ref<void(llvm::StringRef)> onStage);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_RELEASE_H
