// What the verdicts on pairs of functions do not cover: how symbols are linked
// and placed, and what a module has beside its symbols.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_SURROUNDINGS_H
#define PALINDROME_VERIFY_RUN_SETTLE_SURROUNDINGS_H

#include "palindrome/Verify.h"
#include "verify/run/settle/Whole.h"
#include <vector>

namespace llvm {
class GlobalValue;
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
///
/// `whole` describes the target, of which `target` may be a part.
std::vector<SettledSymbol> findSurroundings(const llvm::Module &source,
                                            const llvm::Module &target,
                                            const WholeModule &whole);

/// Whether `findSurroundings` finds nothing about two symbols of one name.
bool sameSurroundings(const llvm::GlobalValue &source,
                      const llvm::GlobalValue &target);

/// Whether two modules of one context have the same data layout, target triple,
/// assembly, module flags and named metadata, as far as that has an effect.
bool sameSurroundings(const llvm::Module &source, const llvm::Module &target);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_SURROUNDINGS_H
