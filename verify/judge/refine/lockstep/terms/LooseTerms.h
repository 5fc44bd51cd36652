// Terms of operations that neither function contains.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_LOOSETERMS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_LOOSETERMS_H

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include <vector>

namespace palindrome::refine::lockstep {

/// Makes comparisons, and other terms whose instructions are in no block: these
/// exist as long as this does.
class LooseTerms {
public:
  explicit LooseTerms(TermPool &pool) : pool(pool) {}
  LooseTerms(const LooseTerms &) = delete;
  LooseTerms &operator=(const LooseTerms &) = delete;
  ~LooseTerms();

  /// A comparison of integers or pointers.
  const Term *compare(llvm::CmpInst::Predicate predicate, const Term *left,
                      const Term *right);
  /// A comparison for equality.
  const Term *isEqual(const Term *term, const llvm::Constant *value);
  const Term *isEqual(const Term *term, const Term *other);
  /// True where `condition` is not poison, and poison elsewhere.
  const Term *orTrue(const Term *condition);
  /// An instruction that computes what a constant expression does.
  const llvm::Instruction &instructionOf(const llvm::ConstantExpr &expression);

private:
  TermPool &pool;
  std::vector<llvm::Instruction *> loose;
  llvm::DenseMap<const llvm::Value *, const llvm::Instruction *> expressions;
  llvm::DenseMap<std::pair<const llvm::Type *, unsigned>,
                 const llvm::Instruction *>
      comparisons;
  llvm::DenseMap<const llvm::Type *, const llvm::Instruction *> alternatives;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_LOOSETERMS_H
