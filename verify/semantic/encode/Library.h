// Functions of the C and C++ libraries, by what LLVM knows them as.

#ifndef PALINDROME_VERIFY_SEMANTIC_ENCODE_LIBRARY_H
#define PALINDROME_VERIFY_SEMANTIC_ENCODE_LIBRARY_H

#include "verify/semantic/encode/Exactness.h"
#include "verify/semantic/encode/Lanes.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::encode {

class Side;

/// Encodes a call whose arguments are as the library has them, and gives its
/// result, without the attributes of that.
struct LibraryEncoder {
  llvm::LibFunc function;
  Lanes (*encode)(Side &side, const llvm::CallBase &call);
  Exactness exactness;
};

// One of each file.
llvm::ArrayRef<LibraryEncoder> allocationEncoders();

/// That of a call; null if it is of no library function, or one of which
/// nothing is known here.
const LibraryEncoder *findLibraryEncoder(const llvm::CallBase &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_SEMANTIC_ENCODE_LIBRARY_H
