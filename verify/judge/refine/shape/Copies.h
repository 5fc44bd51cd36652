// Copies of memory to and from locals as loads and stores of their parts.
//
//   call void @llvm.memcpy(ptr %a, ptr %p, i64 16)      %x = load ptr, ptr %p
//   ...                                                 store ptr %x, ptr %a
//   %x = load ptr, ptr %a                               ...

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIES_H

#include "verify/judge/refine/shape/Locals.h"

namespace palindrome::refine {

/// Gives locals that are copied to each other the same parts, and removes those
/// for which copies cannot be loads and stores:
///
/// - a part is copied in part, or has bits that are not in memory;
/// - parts overlap, now that there are more;
/// - it is copied to other memory, and from there: bytes are copied as they
///   are, but an access makes a value of them, which is poison where one is.
void removeUnsplittable(llvm::SmallVectorImpl<Local> &locals,
                        const llvm::DataLayout &layout);

/// Replaces the copies of all of `locals`, which `removeUnsplittable` has left.
void splitCopies(llvm::ArrayRef<Local> locals);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIES_H
