// The calls of a function that nobody else can make.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LOCALCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LOCALCALLS_H

#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {
class CallBase;
class Function;
} // namespace llvm

namespace palindrome::refine {

/// All calls of a local function that has a body; nothing if something else
/// refers to it, such as a call of another type, so that there may be others.
std::optional<llvm::SmallVector<llvm::CallBase *>>
localCallsOf(const llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LOCALCALLS_H
