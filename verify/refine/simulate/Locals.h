// The memory objects that a function has to itself.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_LOCALS_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_LOCALS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::refine {

/// The size in bytes and the alignment of the object that `value` allocates
/// whenever the function is called: an alloca of constant size in the entry
/// block, or the copy that a `byval` parameter is. Nothing for another value.
struct LocalObject {
  uint64_t size;
  llvm::Align align;
};
std::optional<LocalObject> localObject(const llvm::Value &value);

/// Where the addresses of local objects become known to others.
class Locals {
public:
  explicit Locals(const llvm::Function &function);

  /// Whether, on every path to the beginning of `block`, the pointer `object`
  /// was used for nothing but accesses through it: nobody else knows its
  /// address, and nothing observes it.
  bool isPrivate(const llvm::Value &object,
                 const llvm::BasicBlock &block) const;
  /// The object that `pointer` is a constant or variable distance away from;
  /// null if there is none or it is not one such object.
  static const llvm::Value *base(const llvm::Value &pointer);

private:
  /// The blocks at the beginning of which the address may be known.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallPtrSet<const llvm::BasicBlock *, 8>>
      known;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_LOCALS_H
