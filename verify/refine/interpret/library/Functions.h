// The library functions, each in the file of its concern.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/Analysis/TargetLibraryInfo.h"

namespace palindrome::interpret {

// Allocation.cpp

/// A pointer to a new heap object of `size` bytes, or null where the allocation
/// fails.
Lane heapBlock(Machine &machine, const Lane &size, uint64_t alignment,
               bool zeroed, bool overflows, bool mayFail);
/// free and operator delete.
void freeBlock(Machine &machine, const Lane &pointer);
/// realloc.
Lane resizeBlock(Machine &machine, const Lane &old, const Lane &size);

// Strings.cpp

/// strlen.
Lane stringLength(Machine &machine, const Lane &string, unsigned width);
/// memcmp, of which only the sign is determined if `sign`, else bcmp.
Lane compareBytes(Machine &machine, llvm::ArrayRef<Lanes> in, bool sign,
                  unsigned width);

// Integers.cpp

/// The result of a function of a single integer; nothing if `function` is none
/// of those.
std::optional<Lane> numberFunction(Machine &machine, const llvm::CallBase &call,
                                   llvm::LibFunc function,
                                   llvm::ArrayRef<Lanes> arguments);
/// A number of that sign, chosen by the implementation; any but zero for 0.
Lane anyOfSign(Machine &machine, unsigned width, int sign);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H
