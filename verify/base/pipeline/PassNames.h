// The names of LLVM's passes, to ask which one was meant.

#ifndef PALINDROME_VERIFY_BASE_PIPELINE_PASSNAMES_H
#define PALINDROME_VERIFY_BASE_PIPELINE_PASSNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// The pass that is in the first quotes of `problem`, without its options.
llvm::StringRef quotedPass(llvm::StringRef problem);

/// " (did you mean 'NAME'?)" for the pass of LLVM's that is in quotes in
/// `problem`, an error of LLVM's parser of pipelines; empty if no pass has a
/// name like it.
std::string suggestLLVMPass(llvm::StringRef problem);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_PIPELINE_PASSNAMES_H
