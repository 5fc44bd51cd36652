// Which functions have another name in the newer version.
//
//   older: static int parse(char *s) { ... }      newer: static int
//   read_header(
//          int f(char *s) { return parse(s); }               char *s) { ... }
//                                                 int f(char *s) {
//                                                   return read_header(s); }

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_RENAMES_H
#define PALINDROME_VERIFY_RUN_VERSIONS_RENAMES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"
#include <string>

namespace palindrome::versions {

/// The names of functions in the newer version, by those in the older one.
using Renames = llvm::StringMap<std::string>;

/// Pairs functions that each version alone has a name of: of the same type,
/// both local or neither, with bodies of which most is alike, called by the
/// same functions, and of which no other one is as much alike. Those that no
/// function calls have to be more alike, and more than a return. A name by
/// which LLVM knows a function of the library is none that is exchanged: passes
/// assume what it does.
///
/// It is a guess: what rests on it is to hold whatever is paired (see
/// "Two versions" in docs/semantics.md).
Renames findRenames(const llvm::Module &older, const llvm::Module &newer);

/// A copy of the newer module in which these functions have the names that they
/// have in the older one.
std::unique_ptr<llvm::Module> undoRenames(const llvm::Module &newer,
                                          const Renames &renames);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_RENAMES_H
