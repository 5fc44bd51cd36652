// Values, instructions and terms as text: without a module's slot tracker,
// which looks at all of the module.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERMTEXT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERMTEXT_H

#include "verify/judge/refine/lockstep/terms/Term.h"
#include <string>

namespace palindrome::refine::lockstep {

/// The names of the values of two functions, as LLVM prints them.
class ValueNames {
public:
  ValueNames(const llvm::Function &source, const llvm::Function &target);

  /// `%x` or `%7`; constants as LLVM prints them.
  std::string of(const llvm::Value &value) const;
  /// An instruction with its operands, such as `call @f(%x)`; another value as
  /// its name.
  std::string line(const llvm::Value &value) const;
  /// `term` such as `(icmp ult %x 5)`. A value of the target has a prime:
  /// `%y'`. What is deep inside is `...`.
  std::string of(const Term &term) const;

private:
  void number(const llvm::Function &function);
  void write(llvm::raw_ostream &out, const Term &term, unsigned depth) const;

  llvm::DenseMap<const llvm::Value *, unsigned> numbers;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERMTEXT_H
