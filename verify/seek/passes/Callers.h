// What a pass that sees a whole program may know of the callers of a function.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_CALLERS_H
#define PALINDROME_VERIFY_SEEK_PASSES_CALLERS_H

#include "verify/judge/refine/Pairs.h"
#include "llvm/ADT/StringSet.h"
#include <optional>

namespace palindrome::passes {

/// Whether the symbol `name` is local in `target`, and not in `source`.
bool isMadeLocal(const llvm::Module &source, const llvm::Module &target,
                 llvm::StringRef name);

/// The names of all such symbols. To be asked before the modules are paired,
/// which renames them.
llvm::StringSet<> findMadeLocal(const llvm::Module &source,
                                const llvm::Module &target);

/// Why the functions of `pair`, which are different for some callers, need not
/// be so for those that the program has; nothing if there is no such reason. A
/// pass made the function local if `isLocalNow`, and may know the whole module
/// `source` if `isInterprocedural`.
std::optional<Reason> doubtOfCallers(const refine::FunctionPair &pair,
                                     const llvm::Module &source,
                                     bool isLocalNow, bool isInterprocedural);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_CALLERS_H
