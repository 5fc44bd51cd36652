// Random changes to one function, such as a wrong optimization could make.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/IR/Function.h"

namespace palindrome::soundness {

using mutate::Chooser;

struct Mutation {
  llvm::StringRef name;
  /// Changes one place of `function`, which may be invalid afterwards. Returns
  /// false, without a change, if there is no such place.
  bool (*apply)(llvm::Function &function, Chooser &choose);
};

// The tables, one in each file.
llvm::ArrayRef<Mutation> operandMutations();
llvm::ArrayRef<Mutation> operationMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> effectMutations();

/// Applies one mutation and returns its name; the name is empty if none was
/// found that has a place in `function`.
llvm::StringRef mutate(llvm::Function &function, Chooser &choose);

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H
