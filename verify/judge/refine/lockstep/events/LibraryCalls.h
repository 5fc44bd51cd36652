// What the definition of a library function implies about its calls: the bytes
// that it surely accesses, and the attributes that LLVM infers for it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_LIBRARYCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_LIBRARYCALLS_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::refine::lockstep {

/// The attributes that LLVM infers for the function that `call` calls; none if
/// it is no library function.
llvm::AttributeList inferredAttributes(const llvm::CallBase &call,
                                       encode::LibraryDeclarations &libraries);

/// The bytes at its argument `number` that a call surely accesses, so that it
/// is undefined if the argument is undef, poison or, in a function where null
/// is no object, null. The arguments are those of all executions; 0 if nothing
/// is known.
uint64_t accessedBytes(const llvm::CallBase &call, unsigned number);

/// How many bytes a call accesses at one of its arguments.
struct AccessedSize {
  /// The argument that is the number of bytes. None: at least one is accessed.
  std::optional<unsigned> argument;
  /// Whether all of these are accessed, and not just the first, if there are
  /// any.
  bool isWhole;
};
/// The same for the argument `number`; nothing if none need be accessed there.
std::optional<AccessedSize> accessedSize(const llvm::CallBase &call,
                                         unsigned number);

/// What a call of a library function allocates.
struct Allocation {
  uint64_t bytes = 0;      ///< At least. 0 if nothing is known.
  bool neverFails = false; ///< Whether the result is not null.
};
Allocation allocationOf(const llvm::CallBase &call);

/// Whether a call captures nothing of its argument `number`, although its
/// declaration may not promise that.
bool capturesNothing(const llvm::CallBase &call, unsigned number);

/// Whether `target` may call another library function than `source`, with the
/// same operands: the functions have the same effects, and all uses of `target`
/// behave alike for the two results.
bool callsAlike(const llvm::CallBase &source, const llvm::CallBase &target);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_LIBRARYCALLS_H
