// The names of MLIR's passes, to ask which one was meant.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_PASSNAMES_H
#define PALINDROME_VERIFY_SEEK_PASSES_PASSNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::passes {

/// " (did you mean 'NAME'?)" for the pass or the pipeline of MLIR's that is in
/// quotes in `problem`, an error of MLIR's parser of pipelines; empty if none
/// that is registered has a name like it.
std::string suggestMLIRPass(llvm::StringRef problem);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_PASSNAMES_H
