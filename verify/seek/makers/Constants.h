// The constants that the enumerator takes each of, and mutations a random one.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_CONSTANTS_H
#define PALINDROME_VERIFY_SEEK_MAKERS_CONSTANTS_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/GEPNoWrapFlags.h"
#include <optional>

namespace llvm {
class Type;
} // namespace llvm

namespace palindrome::makers {

/// The integers of `width` bits: 0, 1 and -1, which come first, the least and
/// the greatest, and one of mixed bits.
llvm::SmallVector<llvm::APInt> integersOf(unsigned width);

/// The numbers of `format`: of each class, also those that are not canonical.
/// `payload`, as wide as the format, is that of some NaNs.
llvm::SmallVector<llvm::APFloat> floatsOf(const llvm::fltSemantics &format,
                                          const llvm::APInt &payload);

/// Whether a first-class type has a null value.
bool hasNull(const llvm::Type *type);

/// What a constant `getelementptr` may promise.
struct AddressPromise {
  llvm::GEPNoWrapFlags flags;
  std::optional<llvm::ConstantRange> inRange;
};

/// No promise, each set of flags, and a range of `width` bits, as many as the
/// indices of the address space have.
llvm::SmallVector<AddressPromise> addressPromises(unsigned width);

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_CONSTANTS_H
