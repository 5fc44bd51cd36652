// Who knows the address of an object that a function has made.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ESCAPES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ESCAPES_H

#include "llvm/IR/InstrTypes.h"

namespace palindrome::refine::lockstep {

/// Whether `base` is an object that the function has made for itself: nobody
/// else has a pointer to it at first. False for null.
bool isNew(const llvm::Value *base);

/// Whether the callee has no pointer to the object `base`: the call passes
/// none, and none was stored, passed, compared, chosen or converted on any path
/// to it, but to callees that may do no more than return it.
bool isUnknownTo(const llvm::Value *base, const llvm::CallBase &call);

/// Whether a call does not write through a pointer that is based on `base`:
/// none was made known on any path to the call but its address, or to read
/// there, and the call may only read through those that it is passed.
bool isNotWrittenBy(const llvm::Value &base, const llvm::CallBase &call);

/// Whether `pointer`, which is older than `event`, leads to no byte of `base`,
/// an object that the function has made: nobody knew an address in it when
/// `event` happens, or when `pointer` was loaded. The pointer, which may be
/// null, is not `base` or what `getelementptr` makes of it.
bool leadsElsewhere(const llvm::Value *pointer, const llvm::Value *base,
                    const llvm::Instruction &event);

/// Whether no pointer that is older than `event` is based on the pointer
/// `base`, other than what `getelementptr` makes of it.
bool isUncapturedBefore(const llvm::Value &base,
                        const llvm::Instruction &event);

/// Whether the callee may access a local or a `byval` argument of the caller:
/// it is passed one other than as a copy (`byval`), or one was stored, passed
/// or converted on a path to `call`.
bool mayAccessFrame(const llvm::CallBase &call);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ESCAPES_H
