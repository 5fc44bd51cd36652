// Chooses a mutation. All are equally likely.

#include "test/refine/soundness/Mutations.h"

using namespace llvm;

namespace palindrome::soundness {

StringRef mutate(Function &function, Chooser &choose) {
  static const std::vector<Mutation> all = [] {
    std::vector<Mutation> all;
    for (ArrayRef<Mutation> part : {operandMutations(), operationMutations(),
                                    attributeMutations(), effectMutations()})
      all.insert(all.end(), part.begin(), part.end());
    return all;
  }();
  // A mutation has no place in most functions.
  constexpr unsigned mostTries = 30;
  for (unsigned tries = 0; tries < mostTries; ++tries) {
    const Mutation &mutation = choose.of(all);
    if (mutation.apply(function, choose))
      return mutation.name;
  }
  return {};
}

} // namespace palindrome::soundness
