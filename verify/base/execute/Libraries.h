// The libraries in which a running program's symbols are found.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_LIBRARIES_H
#define PALINDROME_VERIFY_BASE_EXECUTE_LIBRARIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace palindrome::execute {

/// Lets `library` find symbols in the shared libraries at `paths`, in this
/// order. It is an error if one cannot be loaded.
llvm::Error addLibraries(llvm::orc::JITDylib &library,
                         llvm::ArrayRef<std::string> paths);

/// Lets `library` find symbols in those of the shared libraries at `paths` that
/// can be loaded, which are loaded only when `library` is asked for a symbol.
/// It does not find those in `hidden`.
void addLazyLibraries(llvm::orc::JITDylib &library,
                      llvm::ArrayRef<std::string> paths,
                      llvm::ArrayRef<std::string> hidden);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_LIBRARIES_H
