// Pairs that are proved, and changes of a target that make it wrong.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_CHANGES_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_CHANGES_H

#include "test/unit/verify/judge/refine/lockstep/Support.h"
#include "llvm/IR/Verifier.h"

namespace palindrome::refine {

/// Whether @tgt is proved to refine @src. Afterwards, both are all that the
/// module defines, as before.
inline bool proved(const std::string &text, bool usesCoverings = true,
                   LockstepObligations checked = {}) {
  Two two(text);
  if (!two.module)
    return false;
  EXPECT_FALSE(llvm::verifyModule(*two.module, &llvm::errs())) << text;
  size_t before = two.module->size();
  LockstepParts parts;
  parts.coverings = usesCoverings;
  bool holds = refinesInLockstep(
      two.source(), two.target(), proveCone, [] { return false; }, checked,
      parts);
  EXPECT_EQ(two.module->size(), before);
  return holds;
}

/// What makes a right target wrong.
struct Change {
  const char *what, *from, *to;
};

inline const std::string loopsDeclarations = R"(
declare void @g(i32, i32)
)";

/// Expects that the pair in `kept` and `changing` is proved, and that no change
/// of `changing` is.
inline void expectNearMisses(const std::string &kept,
                             const std::string &changing,
                             llvm::ArrayRef<Change> changes) {
  EXPECT_TRUE(proved(kept + changing));
  for (const Change &change : changes) {
    std::string wrong = changed(changing, change.from, change.to);
    EXPECT_FALSE(proved(kept + wrong)) << change.what;
  }
}

/// Expects the same of the pair and changes of `target`, and that the proof
/// needs coverings.
inline void expectCoverings(const std::string &source,
                            const std::string &target,
                            llvm::ArrayRef<Change> changes) {
  expectNearMisses(loopsDeclarations + source, target, changes);
  EXPECT_FALSE(
      proved(loopsDeclarations + source + target, /*usesCoverings=*/false));
}

} // namespace palindrome::refine

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_CHANGES_H
