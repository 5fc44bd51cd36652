// Bytes in memory that nobody reads before they are written again.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_UNREAD_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_UNREAD_H

#include "llvm/IR/Instructions.h"

namespace palindrome::refine::lockstep {

/// Whether, behind `event`, the bytes [`begin`, `end`) from `pointer` on are
/// written again by stores of their function, or their object ends, on each
/// path before anything may read one of them: the function itself, a callee or
/// another thread. False if that is not certain.
///
///   call void @llvm.memset(ptr %a, i8 0, i64 56, i1 false)
///   store ptr %x, ptr %a                    ; [0, 8) is unread before
bool areUnreadBehind(const llvm::Instruction &event, const llvm::Value *pointer,
                     int64_t begin, int64_t end);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_UNREAD_H
