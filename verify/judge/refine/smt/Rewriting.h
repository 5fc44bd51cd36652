// Terms that are rewritten from the leaves up, without recursion: a term waits
// on a stack until its parts have been rewritten. Private to this room.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_REWRITING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_REWRITING_H

#include "verify/judge/refine/smt/Context.h"
#include "llvm/ADT/ArrayRef.h"

namespace palindrome::smt {

/// The arguments of an application; none for another term.
inline llvm::SmallVector<Expr, 4> argumentsOf(Expr term) {
  llvm::SmallVector<Expr, 4> result;
  for (unsigned i = 0; i < countArguments(term); ++i)
    result.push_back(argument(term, i));
  return result;
}

/// The application with other arguments.
inline Expr withArguments(Expr term, llvm::ArrayRef<Expr> arguments) {
  llvm::SmallVector<Z3_ast> asts;
  for (Expr argument : arguments)
    asts.push_back(argument.ast);
  return Expr(Z3_update_term(z3(), term.ast, asts.size(), asts.data()));
}

/// What the parts of a term have been rewritten to.
struct RewrittenParts {
  llvm::SmallVector<Expr, 4> parts;
  bool areOthers = false; ///< Whether one is another term than before.
};

/// Looks up in `results` what `parts` have been rewritten to. Pushes those onto
/// `open` that have not been; the result is nothing then.
inline std::optional<RewrittenParts>
lookUpParts(llvm::ArrayRef<Expr> parts,
            const llvm::DenseMap<Expr, Expr> &results,
            llvm::SmallVectorImpl<Expr> &open) {
  RewrittenParts rewritten;
  size_t waiting = open.size();
  for (Expr part : parts) {
    auto it = results.find(part);
    if (it == results.end()) {
      open.push_back(part);
      continue;
    }
    rewritten.parts.push_back(it->second);
    rewritten.areOthers |= !it->second.isSame(part);
  }
  if (open.size() != waiting)
    return std::nullopt;
  return rewritten;
}

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_REWRITING_H
