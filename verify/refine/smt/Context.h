// The solver's state behind the terms.

#ifndef PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H
#define PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <z3.h>

namespace palindrome::smt {

struct SolverContext {
  Z3_context z3 = nullptr;
  /// The values of the numerals made, which the solver would print.
  llvm::DenseMap<Z3_ast, llvm::APInt> numerals;
  Z3_ast trueTerm = nullptr, falseTerm = nullptr;
};

SolverContext &solverContext();

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H
