// The mutations, each as often as any other.

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
  for (unsigned tries = 0; tries < 30; ++tries) {
    const Mutation &mutation = choose.among(all);
    if (mutation.apply(function, choose))
      return mutation.name;
  }
  return {};
}

} // namespace palindrome::soundness
