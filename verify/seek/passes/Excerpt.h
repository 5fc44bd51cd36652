// Copies of parts of a module that a later pass does not change.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_EXCERPT_H
#define PALINDROME_VERIFY_SEEK_PASSES_EXCERPT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <memory>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::passes {

/// The same part of a module before and after a pass.
struct Excerpts {
  std::unique_ptr<llvm::Module> source, target;
};

/// A copy of `module`, in its context, without debug information and metadata
/// of instructions that has no bearing on an execution.
std::unique_ptr<llvm::Module> copyModule(const llvm::Module &module);

/// Copies the symbols `names` of both modules, and all symbols that these refer
/// to, on either side. Bodies and initial values come along, so that a verdict
/// on a pair of the copies holds for the modules. Symbols without a name are
/// always copied, so that there are as many of them as in the modules. What
/// belongs to no symbol, such as module flags, is always copied, too.
Excerpts copyExcerpts(const llvm::Module &source, const llvm::Module &target,
                      const llvm::StringSet<> &names);

/// Makes the function of the name of `function` in `copy`, which `copyModule`
/// has made, the same as `function` again. False, if more than that function
/// would have to be copied; `copy` is unchanged then.
bool refreshFunction(const llvm::Function &function, llvm::Module &copy);

/// A local variable that is not constant, among the symbols that `function`
/// refers to, directly, through initial values and in functions that it may
/// call; null if there is none. A pass that sees the whole module may know more
/// about its contents.
const llvm::GlobalVariable *localStateOf(const llvm::Function &function);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_EXCERPT_H
