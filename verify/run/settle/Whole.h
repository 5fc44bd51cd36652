// What only all of a module shows about its symbols, where a part of it is
// compared.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_WHOLE_H
#define PALINDROME_VERIFY_RUN_SETTLE_WHOLE_H

#include "llvm/ADT/StringSet.h"

namespace llvm {
class AttributeList;
class Function;
class GlobalValue;
class Module;
} // namespace llvm

namespace palindrome::settle {

struct WholeModule {
  /// Symbols whose addresses no function of the module can tell from others:
  /// they are called, or their memory is accessed, and that is all.
  llvm::StringSet<> withoutAddress;
  /// Whether functions of the names of library functions are these: none that
  /// is defined has "no-builtins" or "no-builtin-NAME".
  bool hasLibrary = true;
};

/// Looks at `module`; only those of its symbols that `names` has can be in
/// `withoutAddress`.
WholeModule describeWhole(const llvm::Module &module,
                          const llvm::StringSet<> &names);

/// The attributes of `function`, a declaration, with those that LLVM infers if
/// it is one of the library of its target.
llvm::AttributeList inferLibraryAttributes(const llvm::Function &function);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_WHOLE_H
