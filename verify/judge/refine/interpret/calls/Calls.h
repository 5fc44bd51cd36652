// Call instructions (LangRef, 'call' Instruction).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_CALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_CALLS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Executes a call or invoke; returns its result.
Lanes callSite(Machine &machine, const llvm::CallBase &call);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_CALLS_H
