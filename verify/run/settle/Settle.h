// Settles whether a module that did not come back the same still has the same
// meaning: by rules, then by proofs, then by runs.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_SETTLE_H
#define PALINDROME_VERIFY_RUN_SETTLE_SETTLE_H

#include "palindrome/Refine.h"
#include "palindrome/Verify.h"
#include "verify/judge/refine/Pairs.h"
#include "verify/run/settle/Whole.h"

namespace palindrome::settle {

/// The verdict on a module, and what it rests on.
struct Settlement {
  Verdict verdict = Verdict::Equivalent; ///< That of the worst symbol.
  std::vector<SettledSymbol> symbols;    ///< Those that are not the same text.
  std::string message; ///< Why the verdict is no better; may be empty.
};

/// Judges `target` against `source`, which are in one context and change as
/// `pairModules` has it. Each pair of functions is judged as `palindrome
/// refine` does, in a worker process of its own within the limits of `options`.
/// The limit of time of the job that calls this, if it is one of a worker, is
/// suspended meanwhile.
Settlement settleModules(llvm::Module &source, llvm::Module &target,
                         const RefineOptions &options);

/// Decides between `Equivalent`, `Refined`, `Tested`, `Different` and `Unknown`
/// for the module `original` and `back`, what a round trip made of it, and sets
/// the verdict, the settled symbols and the message of `result`.
///
/// Each pair of functions is judged as `palindrome refine` does, in a worker
/// process of its own within the limits of `options`. The limit of time of the
/// job that calls this, if it is one of a worker, is suspended meanwhile. The
/// two modules may be in two contexts, and are not changed.
void settle(const llvm::Module &original, const llvm::Module &back,
            const RefineOptions &options, FileResult &result);

/// The verdict that states `meaning`.
Verdict verdictOf(Meaning meaning);

/// What is to be judged of two modules.
struct ModulePairs {
  std::vector<refine::FunctionPair> pairs; ///< As `refine::pairModules` has it.
  /// The verdicts on what the pairs do not judge: the data layouts, and what
  /// `findSurroundings` has.
  std::vector<SettledSymbol> surroundings;
};

/// Pairs two modules of one context. Gives both one data layout where theirs
/// differ in nothing that they use, and names to their symbols, as
/// `refine::pairModules` does. `whole` describes the target, of which `target`
/// may be a part.
ModulePairs pairModules(llvm::Module &source, llvm::Module &target,
                        const WholeModule &whole);

/// The verdict on `pair` as one on its symbol. What holds within a loop bound
/// only is unknown.
SettledSymbol settledBy(const PairResult &pair);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_SETTLE_H
