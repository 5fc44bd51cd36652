// Functions of the C and C++ libraries, by what LLVM knows them as.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H
#define PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H

#include "verify/refine/encode/ir/LibraryFunctions.h"
#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes a call whose arguments are as the library has them, and gives its
/// result, without the attributes of that.
struct LibraryEncoder {
  llvm::LibFunc function;
  Lanes (*encode)(Side &side, const llvm::CallBase &call);
  Exactness exactness;
};

// One of each file.
llvm::ArrayRef<LibraryEncoder> allocationEncoders();
llvm::ArrayRef<LibraryEncoder> libraryIntegers();
llvm::ArrayRef<LibraryEncoder> libraryMath();
llvm::ArrayRef<LibraryEncoder> libraryMemory();
llvm::ArrayRef<LibraryEncoder> libraryStrings();
llvm::ArrayRef<LibraryEncoder> libraryStreams();

/// That of a call; null if it is of no library function, or one of which no
/// more is known here than its attributes.
const LibraryEncoder *findLibraryEncoder(const llvm::CallBase &call);

/// The first lane of an argument that must be neither undef nor poison.
Expr definiteArgument(Side &side, const llvm::CallBase &call, unsigned number);
/// The same of a size, as wide as offsets.
Expr definiteSize(Side &side, const llvm::CallBase &call, unsigned number);
/// What a call gives that gives `result`, but where `rest` holds is left open:
/// there it is one of an unknown function.
Lanes orUnknown(Side &side, const llvm::CallBase &call, Expr rest,
                Lanes result);
/// A number, for where `differs` holds, that says whether one is less than the
/// other: any with that sign, or any but zero.
Expr chooseOrder(Side &side, unsigned width, bool isSigned, Expr differs,
                 Expr isLess);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H
