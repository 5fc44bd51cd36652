// Since when LLVM has had something, as the rows of translate/Versions.def say.

#ifndef PALINDROME_EXPORT_RELEASES_SINCE_H
#define PALINDROME_EXPORT_RELEASES_SINCE_H

#include "llvm/IR/Attributes.h"
#include "llvm/IR/Intrinsics.h"

namespace palindrome::releases {

/// The first release that has the attribute, in all that it can say, or the
/// intrinsic, with its name and operands of today; `oldestRelease` if that or
/// an earlier one has. Of the intrinsics of machines nothing is known.
unsigned releaseOfAttribute(llvm::Attribute::AttrKind kind);
unsigned releaseOfIntrinsic(llvm::Intrinsic::ID id);

} // namespace palindrome::releases

#endif // PALINDROME_EXPORT_RELEASES_SINCE_H
