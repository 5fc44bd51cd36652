// What the verdicts on pairs of functions do not cover: how symbols are linked
// and placed, and what a module has beside its symbols.

#ifndef PALINDROME_VERIFY_SETTLE_SURROUNDINGS_H
#define PALINDROME_VERIFY_SETTLE_SURROUNDINGS_H

#include "palindrome/Verify.h"
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::settle {

/// What `target` has otherwise than `source`, that the pairs of
/// `refine::pairModules` do not judge, and that may affect the linker, the code
/// generator or a run: an entry for each difference, with its symbol, or
/// "module". Its verdict is `Refined` if the target lacks what lets compilers
/// do more, `Different` if the linker or a program can observe it by
/// definition, and else `Unknown`. Both modules are in one context, and
/// `pairModules` has aligned their names.
std::vector<SettledSymbol> findSurroundings(const llvm::Module &source,
                                            const llvm::Module &target);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_SETTLE_SURROUNDINGS_H
