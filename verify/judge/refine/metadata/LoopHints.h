// Which properties of a loop state nothing about its execution.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_METADATA_LOOPHINTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_METADATA_LOOPHINTS_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::refine {

/// Whether the property `name` of `!llvm.loop`, such as
/// "llvm.loop.unroll.count", only tells passes what to do with the loop and
/// what they have done (LangRef, 'llvm.loop'). False for what promises, as
/// "llvm.loop.mustprogress" does, for what allows other results, as
/// "llvm.loop.vectorize.enable" allows another order of floating-point
/// operations, and for the properties that loops have after a pass.
bool isLoopHint(llvm::StringRef name);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_METADATA_LOOPHINTS_H
