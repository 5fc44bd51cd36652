// Answers questions: by the order of integers, by a few runs, by the solver.

#include "verify/refine/Questions.h"
#include "verify/refine/linear/Linear.h"
#include "verify/refine/replay/Glance.h"

using namespace palindrome;
using namespace palindrome::refine;

bool Questions::isProved(const llvm::Function &source,
                         const llvm::Function &target, RefineOptions options) {
  options.undefInputs = false;
  options.poisonInputs = true;
  LinearAnswer linear = answerLinearly(source, target);
  return linear.isShown ||
         (!replay::differsAtAGlance(source, target, options, linear.likely) &&
          prover.proves(source, target, options));
}
