// Small changes to one function, of the kind that a wrong optimization makes.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H

#include "llvm/IR/Function.h"
#include <random>

namespace palindrome::soundness {

/// Numbers at random, the same for the same seed.
class Chooser {
public:
  explicit Chooser(uint64_t seed) : engine(seed) {}
  size_t below(size_t limit) { return limit == 0 ? 0 : engine() % limit; }
  bool flip() { return below(2); }
  template <typename List> auto &among(List &list) {
    return list[below(std::size(list))];
  }

private:
  std::mt19937_64 engine;
};

struct Mutation {
  llvm::StringRef name;
  /// False if it does not fit.
  bool (*apply)(llvm::Function &function, Chooser &choose);
};

// One of each file.
llvm::ArrayRef<Mutation> operandMutations();
llvm::ArrayRef<Mutation> operationMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> effectMutations();

/// Changes `function` once; gives the name of the mutation, empty if none of
/// those tried fits. The function may then not verify.
llvm::StringRef mutate(llvm::Function &function, Chooser &choose);

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_MUTATIONS_H
