// The Z3 context in which the terms of the current thread live. Private to this
// room.

#ifndef PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H
#define PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <z3.h>

namespace palindrome::smt {

struct SolverContext {
  Z3_context z3 = nullptr;
  /// The value of each numeral. Z3 itself returns values only as text.
  llvm::DenseMap<Z3_ast, llvm::APInt> numerals;
  Z3_ast trueTerm = nullptr, falseTerm = nullptr;
};

/// The context of the `Terms` that exists in this thread; there must be one.
SolverContext &solverContext();

inline Z3_context z3() { return solverContext().z3; }

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_CONTEXT_H
