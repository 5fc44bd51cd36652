// The forms of two modules in which their functions are compared.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_FORMS_H
#define PALINDROME_VERIFY_RUN_VERSIONS_FORMS_H

#include "verify/judge/refine/Pairs.h"
#include "verify/run/versions/Versions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace palindrome::versions {

/// A module, and its functions whose calls are replaced by their bodies.
struct Side {
  const llvm::Module &module;
  llvm::StringSet<> inlined = {};
};

/// A copy of the module in its context, on which the passes of `form` ran. The
/// functions of `inlined` are made to be inlined always, and no other one is
/// kept from passes (`optnone`, `noinline`): that says nothing of what a
/// function does.
llvm::Expected<std::unique_ptr<llvm::Module>>
makeForm(const Side &side, const NormalForm &form, uint64_t memoryBytes);

/// Copies of two modules, and the pairs of their symbols.
struct Forms {
  std::unique_ptr<llvm::Module> source, target;
  std::vector<refine::FunctionPair> pairs;
};

/// Pairs the symbols, which renames local ones that have no counterpart.
Forms pairForms(std::unique_ptr<llvm::Module> source,
                std::unique_ptr<llvm::Module> target);

/// Adds the local functions of either side without a counterpart to its
/// `inlined`: `forms` has copies of the modules that are not yet paired, and
/// pairs them.
void pairAndFindLone(Forms &forms, Side &source, Side &target);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_FORMS_H
