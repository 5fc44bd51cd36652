// The memory that an unknown callee may write and free, by the attributes of
// the call and of the executed function.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_REACH_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_REACH_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Whether the call, or `callee` unless it is null, has a function attribute.
bool hasAttribute(const llvm::CallBase &call, const llvm::Function *callee,
                  llvm::Attribute::AttrKind kind);

/// The memory effects of the call: what the memory attributes of the call, of
/// `callee` unless it is null, and of the executed function all allow.
llvm::MemoryEffects effectsOf(const Frames &frames, const llvm::CallBase &call,
                              const llvm::Function *callee);

class Reach {
public:
  Reach(const Machine &machine, const llvm::CallBase &call,
        const llvm::Function *callee, llvm::ArrayRef<Lanes> arguments,
        llvm::MemoryEffects effects);

  bool mayWrite(unsigned object, uint64_t offset) const;
  bool mayFree(unsigned object) const;

private:
  const Objects &objects;
  const Callees &callees; ///< Which may keep pointers to what was allocated.
  /// Whether the callee may write and free memory that it is not passed.
  bool mayWriteOther, mayFreeOther;
  /// Objects that the callee accesses only through pointers passed to it, and
  /// objects that it may write through such pointers.
  llvm::SmallVector<unsigned> exclusive, passed;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_REACH_H
