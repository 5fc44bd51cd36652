// The C library functions that are modelled, each in the file of its kind.
//
// A new one gets a function here and a case in Library.cpp.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/Analysis/TargetLibraryInfo.h"

namespace palindrome::interpret {

// Allocation.cpp

/// A heap allocation.
struct HeapRequest {
  Lane size;                ///< In bytes.
  uint64_t alignment = 16;  ///< In bytes.
  bool isZeroed = false;    ///< calloc.
  bool hasOverflow = false; ///< The size exceeds its type: calloc is null.
};
/// A pointer to a new heap object, or null if the allocation fails, which is a
/// choice. An undetermined size may be undefined behavior.
Lane allocateHeap(Machine &machine, const HeapRequest &request);
/// free and operator delete.
void freeHeap(Machine &machine, const Lane &pointer);
/// realloc.
Lane reallocateHeap(Machine &machine, const Lane &old, const Lane &size);

// Strings.cpp

/// strlen, whose result has `width` bits.
Lane stringLength(Machine &machine, const Lane &string, unsigned width);
/// strcmp, or strncmp if a third argument is the number of bytes. The C
/// standard defines no more than the sign of the result.
Lane compareStrings(Machine &machine, llvm::ArrayRef<Lanes> in, unsigned width);
/// strchr.
Lane findInString(Machine &machine, const Lane &string, const Lane &character);
/// strcpy.
void copyString(Machine &machine, const Lane &target, const Lane &source);
/// memcmp if `hasSign`, else bcmp. The C standard defines no more than the sign
/// of memcmp's result, and whether bcmp's is 0.
Lane compareBytes(Machine &machine, llvm::ArrayRef<Lanes> in, bool hasSign,
                  unsigned width);

/// The characters of a string, of which the first `most` are read; nothing, and
/// the execution ends, where they are not known.
std::optional<std::string> readString(Machine &machine, const Lane &string,
                                      std::optional<uint64_t> most);
/// The same for so many bytes.
std::optional<std::string> readBlock(Machine &machine, const Lane &block,
                                     uint64_t size);

// Searches.cpp

/// The result of another function on strings; nothing if `function` is none.
std::optional<Lane> stringFunction(Machine &machine, llvm::LibFunc function,
                                   llvm::ArrayRef<Lanes> arguments,
                                   unsigned width);

// Formats.cpp

/// What a format makes of its arguments; nothing if the execution ends.
std::optional<Printed> formatText(Machine &machine, const Lane &format,
                                  llvm::ArrayRef<Lanes> arguments);
/// The result of sprintf or snprintf; nothing if `function` is neither.
std::optional<Lane> formatToString(Machine &machine, llvm::LibFunc function,
                                   llvm::ArrayRef<Lanes> arguments,
                                   unsigned width);

// Integers.cpp

/// The result of a function of a single integer; nothing if `function` is none.
std::optional<Lane> integerFunction(Machine &machine,
                                    const llvm::CallBase &call,
                                    llvm::LibFunc function,
                                    llvm::ArrayRef<Lanes> arguments);
/// Any integer of the sign of `sign`, or, if that is 0, any but 0. Which one is
/// a choice.
Lane anyOfSign(Machine &machine, unsigned width, int sign);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_FUNCTIONS_H
