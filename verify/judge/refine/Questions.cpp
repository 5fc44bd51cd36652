// Answers questions: by the order of integers, by a few runs, by the solver.

#include "verify/judge/refine/Questions.h"
#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/replay/Glance.h"

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
