// What a question to the solver is about: some terms, and what they consist of.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEQUESTION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEQUESTION_H

#include "verify/judge/refine/lockstep/terms/Cone.h"
#include "llvm/IR/GlobalValue.h"

namespace palindrome::refine::lockstep {

inline bool isLeaf(const Term &term) {
  return term.kind == Term::Leaf || term.kind == Term::Foreign;
}

/// A leaf that is the same constant in each execution.
inline bool isGlobal(const Term &term) {
  return term.kind == Term::Leaf && llvm::isa<llvm::GlobalValue>(term.value);
}

/// The parts of some terms, operands first, each once.
class Parts {
public:
  /// Adds those of `term`; false if there would be more than `limit`, which
  /// also limits the recursion.
  bool add(const Term *term, size_t limit = SIZE_MAX) {
    if (numbers.count(term))
      return true;
    if (numbers.size() >= limit)
      return false;
    numbers[term] = 0;
    for (const Term *operand : term->operands)
      if (!add(operand, limit))
        return false;
    numbers[term] = order.size();
    order.push_back(term);
    return true;
  }
  llvm::ArrayRef<const Term *> all() const { return order; }
  unsigned numberOf(const Term *term) const { return numbers.lookup(term); }

private:
  llvm::SmallVector<const Term *> order;
  llvm::DenseMap<const Term *, unsigned> numbers;
};

struct ConeQuestion {
  const Term *from; ///< Null for true.
  const Term *to;
  llvm::SmallVector<Fact> facts;
  llvm::SmallVector<const Term *> defined;
  Parts parts; ///< Those of all of these terms.
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEQUESTION_H
