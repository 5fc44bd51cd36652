// What the callees of a source keep, though only the target says so.
//
//   source:                            target:
//   define i32 @f(i32 %x) { ... }      define i32 @f(i32 %x) memory(none) { ...
//   } %y = call i32 @f(i32 %x)           %y = call i32 @f(i32 %x)
//
// A pass has found that @f accesses no memory, and marked it. With the mark, a
// call is an operation without effects; without it, an event.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLEEPROMISES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLEEPROMISES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Gives the functions that `source` calls, as long as this exists, those
/// attributes of the same functions of the target's module that their bodies in
/// the source's module keep (Keeps.h). They do the same with these.
class CalleePromises {
public:
  CalleePromises(const llvm::Function &source, const llvm::Function &target);
  ~CalleePromises();
  CalleePromises(const CalleePromises &) = delete;
  CalleePromises &operator=(const CalleePromises &) = delete;

private:
  /// What was changed, and the attributes before.
  llvm::SmallVector<std::pair<llvm::Function *, llvm::AttributeList>, 0> before;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLEEPROMISES_H
