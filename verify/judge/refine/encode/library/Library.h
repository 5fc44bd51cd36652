// The table of encoders of C and C++ library functions, which LLVM identifies
// by `LibFunc`, and what those encoders share. Each other file of this room
// encodes one group of functions and contributes its rows.
//
// interpret/library/ implements library functions, too. The repetition is
// deliberate: the interpreter checks this encoder, so they share no code.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_LIBRARY_LIBRARY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_LIBRARY_LIBRARY_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes a call of a library function whose signature is the library's, and
/// returns its result. The caller applies the result's attributes.
struct LibraryEncoder {
  llvm::LibFunc function;
  Lanes (*encode)(Side &side, const llvm::CallBase &call);
  Exactness exactness;
};

// The rows of each file.
llvm::ArrayRef<LibraryEncoder> allocationEncoders();
llvm::ArrayRef<LibraryEncoder> libraryIntegers();
llvm::ArrayRef<LibraryEncoder> libraryMath();
llvm::ArrayRef<LibraryEncoder> libraryMemory();
llvm::ArrayRef<LibraryEncoder> libraryStrings();
llvm::ArrayRef<LibraryEncoder> libraryStreams();
llvm::ArrayRef<LibraryEncoder> libraryFormats();

/// The row of the library function that `call` calls, or null if it calls none
/// or one that has no encoder.
const LibraryEncoder *findLibraryEncoder(const llvm::CallBase &call);

/// The value of a scalar argument that must be neither undef nor poison.
Expr definiteArgument(Side &side, const llvm::CallBase &call, unsigned number);
/// The same for a size in bytes, extended or truncated to the width of offsets.
Expr definiteSize(Side &side, const llvm::CallBase &call, unsigned number);
/// The result of a library function that is encoded only in part. Where `rest`
/// holds, `call` is encoded as a call of an unknown function; elsewhere its
/// result is `result`.
Lanes orUnknown(Side &side, const llvm::CallBase &call, Expr rest,
                Lanes result);
/// The result of a comparison such as strcmp of two strings that differ. C
/// defines only its sign, so it is a choice: if `isSigned`, any negative number
/// where `isLess` holds and any positive one elsewhere; if not, any number but
/// zero. The choice is made where `differs` holds.
Expr chooseOrder(Side &side, unsigned width, bool isSigned, Expr differs,
                 Expr isLess);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_LIBRARY_LIBRARY_H
