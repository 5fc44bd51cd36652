// Cuts: the points of two functions at which a proof by simulation compares
// their states (docs/semantics.md, "Cut points"). A segment, the part of a
// function between cuts, is a function of its own. It ends at a cut with
//
//   call void @palindrome.cut.3(i32 %i, ptr %p, ptr byval([8 x i8]) %local)
//   unreachable
//
// The room `simulate` makes such calls; the encoder and the interpreter take
// them for an end of the execution, not for calls.

#ifndef PALINDROME_VERIFY_REFINE_WITNESS_CUT_H
#define PALINDROME_VERIFY_REFINE_WITNESS_CUT_H

#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace palindrome::refine {

/// What the names of the declarations of cuts begin with; the number of the cut
/// follows. No module that is read may use it: `cutOf` looks for a declaration,
/// and a module that has a symbol of this name is not cut.
constexpr llvm::StringLiteral cutPrefix = "palindrome.cut.";

/// The cut that `call` ends a segment at; nothing if it is another call.
///
/// The arguments are the values of the relation, in the same order on both
/// sides. An argument that is `byval` stands for the contents of a local memory
/// object, which nothing else points to. One that is `noundef` must be a single
/// value, on the source's side and so on both; the next segment may assume
/// that.
inline std::optional<unsigned> cutOf(const llvm::CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  unsigned number = 0;
  if (!callee || !callee->isDeclaration())
    return std::nullopt;
  llvm::StringRef name = callee->getName();
  if (!name.consume_front(cutPrefix) || name.getAsInteger(10, number))
    return std::nullopt;
  return number;
}

/// What is compared where both sides arrive at a cut. A proof needs all of it;
/// a test leaves a part out, to see that a wrong pair is then accepted.
struct CutObligations {
  bool sameCut = true; ///< That both arrive at the same cut.
  bool values = true;  ///< The values that are passed.
  bool memory = true;  ///< What is in memory.
  bool jointly = true; ///< All bytes of memory together, where they are undef.
  bool events = true;  ///< The calls and other events on the way.
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_WITNESS_CUT_H
