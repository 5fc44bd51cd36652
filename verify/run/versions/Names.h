// The names of symbols that results spell.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_NAMES_H
#define PALINDROME_VERIFY_RUN_VERSIONS_NAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::versions {

/// The name that `spelled` stands for in LLVM IR: `f g` for `@"f g"`, `f` for
/// `@f`.
std::string nameOfSymbol(llvm::StringRef spelled);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_NAMES_H
